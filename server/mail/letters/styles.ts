const font = 'font-family:Poppins,Arial,sans-serif'
const ink = `${font};color:#1f2430`
const grey = `${font};color:#5b6069`

/** The styles of the elements of a mail, in light colours. Without quotes, because they stand in attributes. */
export const styles = {
  canvas: 'background:#f7f7f5',
  frame: 'width:100%;max-width:600px;text-align:left',
  band: `${ink};background:#ffc800;padding:20px 24px;border-radius:12px 12px 0 0;font-size:20px;line-height:1.3;font-weight:600`,
  card: 'background:#ffffff;padding:32px 24px 20px;border:1px solid #d5d6d3;border-top:0;border-radius:0 0 12px 12px',
  heading: `${ink};margin:0 0 16px;font-size:24px;line-height:1.25;font-weight:600`,
  paragraph: `${ink};margin:0 0 16px;font-size:16px;line-height:1.55`,
  // Outlook takes the padding of the cell, the others that of the link.
  button: 'background:#ffc800;border:1px solid #c79b00;border-radius:8px;mso-padding-alt:12px 24px',
  label: `${ink};display:inline-block;padding:12px 24px;font-size:16px;line-height:1.25;font-weight:600;text-decoration:none`,
  // High enough for a thumb.
  item: 'display:inline-block;padding:10px 0;color:#1d4f9e;font-weight:600',
  choices: `${ink};margin:-8px 0 20px;font-size:16px;line-height:1.25`,
  choice:
    'display:inline-block;margin:0 8px 8px 0;padding:12px 16px;border:1px solid #1d4f9e;border-radius:8px;color:#1d4f9e;font-weight:600;text-decoration:none',
  note: `${grey};margin:0 0 12px;font-size:14px;line-height:1.55`,
  link: 'color:#1d4f9e;word-break:break-all',
  end: `${grey};margin:0 0 4px;font-size:13px;line-height:1.5`,
}

/** For mail programs that have a dark mode and read a style sheet. The yellow of the brand stays. */
export const darkMode = `@media (prefers-color-scheme: dark) {
  .canvas { background: #14171e !important; }
  .card { background: #1f2430 !important; border-color: #3f444d !important; }
  .ink { color: #f7f7f5 !important; }
  .grey { color: #b9bcc2 !important; }
  .link { color: #9cc2ff !important; border-color: #9cc2ff !important; }
}`
