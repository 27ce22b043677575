const free =
  /@(?:gmail|googlemail|hotmail|outlook|yahoo|ymail|live|msn|icloud|me|protonmail|proton|gmx|mail|aol|yandex|tutanota|zoho|telefonica|terra|wanadoo|ono)(?:\.[a-z]{2,3}){1,2}$/i

/** Whether anybody can get an e-mail of this domain, so that it shows no company. */
export const isFreeMail = (email: string): boolean => free.test(email.trim())
