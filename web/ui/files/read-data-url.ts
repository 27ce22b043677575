export type PickedFile = { name: string; size: number; type: string; dataUrl: string }

/** Reads a file as a data URL, the form that the API takes. */
export function readDataUrl(file: File): Promise<PickedFile> {
  const { promise, resolve, reject } = Promise.withResolvers<PickedFile>()
  const reader = new FileReader()
  reader.addEventListener('load', () => {
    resolve({ name: file.name, size: file.size, type: file.type, dataUrl: String(reader.result) })
  })
  reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')))
  reader.readAsDataURL(file)
  return promise
}
