const files = import.meta.glob<string>('/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
  query: '?url',
  import: 'default',
  eager: true,
})

const addresses = new Map(
  Object.entries(files).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
)

/** Gives pdf.js the fonts that a PDF may use without holding them, from our own origin. It makes one with `new`. */
export function standardFonts() {
  return {
    fetch: async ({ filename }: { filename: string }): Promise<Uint8Array> => {
      const address = addresses.get(filename)
      const answer = address && (await fetch(address))
      if (!answer || !answer.ok) throw new Error(`the font ${filename} could not be fetched`)
      return new Uint8Array(await answer.arrayBuffer())
    },
  }
}
