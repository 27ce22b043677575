/** Starts the download of a file in the browser. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // The browser needs the URL until it has begun to read.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
