/**
 * The header Cache-Control of a public response. A proxy may cache it for a second: so late are changes in other processes too.
 */
export const sharedFor = (seconds: number): string =>
  seconds > 0 ? `public, max-age=${seconds}` : 'public, max-age=0, s-maxage=1'
