/** The style sheet of the stand-in's pages, served as a file, so that pages need no inline styles. */
export const standInStyle = `
@font-face { font-family: Poppins; font-weight: 400; font-display: swap; src: url(poppins-400.woff2) format('woff2'); }
@font-face { font-family: Poppins; font-weight: 600; font-display: swap; src: url(poppins-600.woff2) format('woff2'); }
:root { --ink: #1f2430; --grey: #5b6069; --control: #7b7f87; --line: #d5d6d3; --canvas: #f7f7f5; --yellow: #ffc800; --soft: #fff6d6; --red: #b3261e; --green: #17743c; color-scheme: light; accent-color: var(--ink); }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100dvh; background: var(--canvas); color: var(--ink); font: 16px/1.55 Poppins, 'Trebuchet MS', system-ui, sans-serif; overflow-wrap: break-word; -webkit-font-smoothing: antialiased; }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; border-radius: 8px; }
.skip { position: absolute; left: -999px; background: var(--ink); color: #fff; padding: 12px 16px; z-index: 1; }
.skip:focus { left: 8px; top: 8px; }
.frame { max-width: 960px; margin: 0 auto; padding: 0 16px; }
header { background: var(--ink); color: #fff; }
header .frame { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; padding-block: 16px; }
.brand { display: inline-flex; align-items: center; gap: 10px; font-size: 18px; font-weight: 600; }
.brand svg { width: 28px; height: 28px; }
.chip { display: inline-block; padding: 2px 12px; border-radius: 999px; font-size: 13px; background: #efefec; color: var(--ink); }
header .chip { background: #3f444d; color: #fff; }
.notice { background: var(--yellow); border-bottom: 1px solid #c79b00; }
.notice p { margin: 0; max-width: none; padding-block: 12px; }
.notice strong { font-weight: 600; }
main.frame { padding-block: 32px 64px; }
h1 { margin: 0 0 24px; font-size: 28px; line-height: 1.2; letter-spacing: -0.01em; text-wrap: balance; }
h3 { margin: 0 0 12px; font-size: 16px; }
.earlier { margin-top: 24px; }
h2 { margin: 0 0 12px; font-size: 18px; line-height: 1.4; }
p { margin: 0 0 12px; max-width: 68ch; text-wrap: pretty; }
.grid { display: grid; gap: 24px; }
.card { background: #fff; border: 1px solid var(--line); border-radius: 12px; padding: 24px; box-shadow: 0 1px 2px rgb(31 36 48 / 0.08); }
.card > :last-child { margin-bottom: 0; }
.sum { background: var(--soft); border-color: #c79b00; }
.big { font-size: 32px; line-height: 1.2; font-weight: 600; margin: 0 0 4px; }
.big small { font-size: 16px; font-weight: 400; }
.quiet { color: var(--grey); font-size: 14px; }
.sum .quiet { color: #3f444d; }
.sum dl { grid-template-columns: 1fr; gap: 0; margin: 16px 0 0; font-size: 14px; }
dl { margin: 0 0 16px; display: grid; grid-template-columns: auto 1fr; gap: 8px 16px; }
dt { color: var(--grey); } .sum dt { color: #3f444d; } dd { margin: 0; overflow-wrap: anywhere; }
fieldset { border: 0; margin: 0 0 24px; padding: 0; min-width: 0; }
legend { padding: 0; margin: 0 0 12px; font-size: 18px; font-weight: 600; }
.choice { display: grid; grid-template-columns: 24px 1fr; gap: 0 12px; padding: 12px 16px; margin: 0 0 8px; border: 1px solid var(--control); border-radius: 8px; cursor: pointer; }
.choice:hover { background: var(--soft); }
.choice:has(:checked) { border-color: var(--ink); box-shadow: inset 0 0 0 1px var(--ink); background: var(--soft); }
.choice:has(:focus-visible) { outline: 2px solid var(--ink); outline-offset: 2px; }
.choice input { width: 20px; height: 20px; margin: 2px 0 0; } .choice input:focus-visible { outline: none; }
.choice strong { font-weight: 600; } .choice span span { display: block; font-size: 14px; color: #3f444d; }
.actions { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; }
form.inline { margin: 0; }
button, .button { display: inline-flex; align-items: center; justify-content: center; min-height: 48px; padding: 10px 24px; border: 1px solid var(--control); border-radius: 8px; background: #fff; color: var(--ink); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; transition: background-color 160ms; }
button:hover, .button:hover { background: #efefec; }
.primary { background: var(--yellow); border-color: #c79b00; } .primary:hover { background: #f0b800; }
.danger { color: var(--red); border-color: var(--red); } .danger:hover { background: #fdebe9; }
.error, .good, .info { border-radius: 8px; padding: 12px 16px; margin: 0 0 16px; border: 1px solid; }
.error { background: #fdebe9; color: var(--red); } .good { background: #e3f4e9; color: var(--green); } .info { background: #e8f0fc; color: #1d4f9e; }
.info a { color: inherit; display: inline-block; padding: 10px 0; }
dl + section, section + section { margin-top: 24px; padding-top: 24px; border-top: 1px solid var(--line); }
ul { margin: 0; padding-left: 20px; }
.back { margin: 24px 0 0; }
@media (width <= 600px) { main.frame { padding-block: 24px 48px; } h1 { font-size: 24px; } .card { padding: 16px; } .actions > *, .actions button { width: 100%; } }
@media (width > 960px) { .grid { grid-template-columns: 320px 1fr; align-items: start; } }
@media (prefers-reduced-motion: reduce) { button, .button { transition: none; } }
`
