/**
 * Reads before the first paint whether this tab has a token, or this browser keeps one. The server cannot know it, and React starts later: the wrong
 * bar would flash, and the page would move aside for the menu. It decides only what is shown until the session has been
 * read (styles/session.css). Without storage nobody is signed in.
 */
export function SessionHint({ nonce }: { nonce: string | undefined }) {
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {script}
    </script>
  )
}

const script =
  'try{document.documentElement.dataset.session=sessionStorage.getItem("accessToken")||localStorage.getItem("keptSession")?"in":"out"}' +
  'catch{document.documentElement.dataset.session="out"}'
