/** The style sheet of the stand-in's pages, served as a file, because the pages may have no inline styles. */
export const standInStyle = `
:root { --ink: #1f2430; --line: #7b7f87; --yellow: #ffc800; --soft: #fff6d6; --red: #b3261e; color-scheme: light; }
* { box-sizing: border-box; accent-color: var(--ink); }
body { margin: 0; background: #f7f7f5; color: var(--ink); font: 1rem/1.55 'Trebuchet MS', system-ui, sans-serif; }
header { background: var(--yellow); }
header p, main { max-width: 40rem; margin: 0 auto; padding: 16px; overflow-wrap: anywhere; }
h1 { margin: 16px 0; font-size: 1.75rem; line-height: 1.2; }
h2, legend { margin: 0 0 12px; padding: 0; font-size: 1.125rem; font-weight: 600; }
.card { margin: 0 0 24px; padding: 24px; border: 1px solid #d5d6d3; border-radius: 12px; background: #fff; }
.big { margin: 0; font-size: 1.75rem; font-weight: 600; }
fieldset { margin: 0 0 24px; padding: 0; border: 0; }
label { display: flex; gap: 12px; margin: 0 0 8px; padding: 12px 16px; border: 1px solid var(--line); cursor: pointer; }
label:hover, label:has(:checked) { border-color: var(--ink); background: var(--soft); }
strong { display: block; }
.actions { display: flex; flex-wrap: wrap; gap: 12px; }
label, button, a { border-radius: 8px; }
button, a { min-height: 48px; padding: 10px 24px; border: 1px solid var(--line); background: #fff; color: var(--ink); }
button, a { display: inline-block; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
button.primary { background: var(--yellow); }
button:hover, a:hover { background: var(--soft); }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
[role='alert'] { color: var(--red); font-weight: 600; }
`
