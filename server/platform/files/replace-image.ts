import type { Files } from './files.ts'
import { receiveImage } from './receive-upload.ts'

interface Replacement<Result> {
  kind: 'photo' | 'logo'
  /** A data URL replaces the picture, null removes it, undefined keeps it. */
  image: string | null | undefined
  /** Saves the row in a transaction, with the new key if one is given. Returns the key that was there before. */
  save: (key: string | null | undefined) => Promise<{ keyBefore: string | null; result: Result }>
}

/** Changes the picture of a row. If the file or the row cannot be saved, no file stays without a row. */
export async function replaceImage<Result>(files: Files, { kind, image, save }: Replacement<Result>): Promise<Result> {
  const key = image ? await files.put(kind, await receiveImage(image, kind)) : image
  const { keyBefore, result } = await save(key).catch(async (error: unknown) => {
    if (key) await files.remove(key)
    throw error
  })
  if (key !== undefined && keyBefore) await files.remove(keyBefore)
  return result
}
