/**
 * Before the first paint: is there a token in this tab? The server can't know, and React comes late; a bar that belongs to
 * the other kind of visitor would flash, and the page would jump aside for the menu. It only decides what is shown until
 * the session has been read (styles/session.css). Without storage nobody is signed in.
 */
export function SessionHint({ nonce }: { nonce: string | undefined }) {
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {script}
    </script>
  )
}

const script =
  'try{document.documentElement.dataset.session=sessionStorage.getItem("accessToken")?"in":"out"}' +
  'catch{document.documentElement.dataset.session="out"}'
