/** «612 345 678», with «+34» where it was written: a Spanish number in groups of three, any other as it came. */
export function phone(text: string): string {
  const [, prefix, number] = /^(\+34)?(\d{9})$/.exec(text.replaceAll(/[\s().-]/g, '')) ?? []
  if (!number) return text
  return [prefix, ...(number.match(/\d{3}/g) ?? [])].filter(Boolean).join('\u00a0')
}
