/** The address of a site as it is stored: «empresa.example» becomes https://empresa.example/. Null if it is none. */
export function findWebAddress(text: string): string | null {
  const typed = text.trim()
  const address = /^[a-z][a-z\d+.-]*:/i.test(typed) && !/^[^/]*:\d/.test(typed) ? typed : `https://${typed}`
  if (!URL.canParse(address)) return null
  const { protocol, hostname, username, password, href } = new URL(address)
  const isSite = /^https?:$/.test(protocol) && /^[^.\s]+(?:\.[^.\s]+)+$/.test(hostname)
  return isSite && username === '' && password === '' ? href : null
}

/** A link to a video call: https, and no name or password of anybody in it. */
export const isVideoLink = (text: string): boolean => /^https:\/\//i.test(text) && findWebAddress(text) !== null
