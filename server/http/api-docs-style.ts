/** The look of /api/docs: no file beside the page, nothing fetched from anywhere. */
export const apiDocsStyle = `
:root { --ink: #1f2430; --grey: #5b6069; --line: #d5d6d3; --canvas: #f7f7f5; --yellow: #ffc800; }
* { box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding-top: 16px; }
body { margin: 0; background: var(--canvas); color: var(--ink); font: 16px/1.55 Poppins, 'Segoe UI', Arial, sans-serif; }
a { color: inherit; text-underline-offset: 3px; }
a:focus-visible, summary:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; border-radius: 4px; }
code { font: 0.9em/1.5 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
.skip { position: absolute; left: -999px; background: var(--ink); color: #fff; padding: 12px 16px; }
.skip:focus { left: 8px; top: 8px; }
header { background: var(--yellow); border-bottom: 1px solid #c79b00; padding: 40px 16px; }
header a { display: inline-block; padding: 10px 0; font-weight: 600; }
.frame { max-width: 960px; margin: 0 auto; }
.frame p { max-width: 68ch; }
h1 { margin: 0; font-size: clamp(32px, 5vw, 40px); line-height: 1.15; letter-spacing: -0.01em; }
h2 { margin: 48px 0 16px; font-size: 24px; line-height: 1.2; }
h3 { margin: 0; font-size: 16px; line-height: 1.5; font-weight: 600; }
main.frame { max-width: 992px; padding: 0 16px 64px; }
nav ul { list-style: none; display: flex; flex-wrap: wrap; gap: 8px; margin: 24px 0 0; padding: 0; }
nav a { display: block; min-height: 44px; padding: 9px 16px; border: 1px solid #7b7f87; border-radius: 999px; background: #fff; text-decoration: none; }
nav a:hover { background: #fff6d6; }
article { background: #fff; border: 1px solid var(--line); border-radius: 12px; padding: 16px; margin: 0 0 12px; }
article p { margin: 8px 0 0; }
.who { color: var(--grey); font-size: 14px; }
.method { display: inline-block; min-width: 68px; padding: 2px 8px; margin-right: 8px; border-radius: 8px; text-align: center; font-size: 13px; }
.get { background: #efefec; } .post { background: var(--yellow); } .put { background: #ffe9a3; } .delete { background: #fdebe9; color: #b3261e; }
details { margin-top: 8px; border-top: 1px solid var(--line); }
summary { min-height: 44px; padding: 10px 0; cursor: pointer; font-weight: 500; }
table { width: 100%; table-layout: fixed; border-collapse: collapse; font-size: 14px; }
th, td { text-align: left; vertical-align: top; padding: 8px 8px 8px 0; border-top: 1px solid var(--line); }
th { font-weight: 600; } th:first-child { width: 50%; } td.note { color: var(--grey); }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
@media (max-width: 600px) { td, th { display: block; padding: 2px 0; border: 0; } thead { display: none; } tr { display: block; padding: 8px 0; border-top: 1px solid var(--line); } }
`
