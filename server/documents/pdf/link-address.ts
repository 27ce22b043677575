// Schemes that run code, show content without a site, or send the reader's password to another computer. A viewer asks
// before it follows any other.
const HARMFUL =
  /^(?:url:)*(?:javascript|vbscript|jscript|livescript|mocha|data|blob|view-source|jar|mhtml|mk|its|ms-[\w-]+|search(?:-ms)?|shell|hcp|res|ldaps?|smb|cifs|nfs|afp|davs?|webdavs?|jnlps?|rdp|telnet|ssh|powershell|cmd):/i
const OTHER_COMPUTER = /^(?:url:)*(?:file:(?!(?:\/|\/\/(?:localhost)?\/)?[^\\/])|[\\/]{2})/i
const LOCAL_PROGRAM =
  /^(?:file:|[a-z]:[\\/]).*\.(?:exe|com|bat|cmd|scr|pif|msi|ps1|vbs|js|hta|jar|lnk|cpl|dll|app|command|sh)$/i

/** Judges an address as the most careless viewer reads it: without blanks and characters that cannot be seen. */
export function isHarmfulAddress(address: string): boolean {
  const compact = address
    .replaceAll(/[\p{C}\p{Z}\s]/gu, '')
    .replaceAll(/%2f/gi, '/')
    .replaceAll(/%5c/gi, '\\')
  return [HARMFUL, OTHER_COMPUTER, LOCAL_PROGRAM].some((pattern) => pattern.test(compact))
}
