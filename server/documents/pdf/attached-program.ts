const EXTENSION =
  /\.(?:exe|com|scr|pif|bat|cmd|ps[12]|ps[md]1|vb[se]?|jse?|mjs|ws[fhc]?|hta|ms[cipt]|msix(?:bundle)?|appx|appref-ms|application|gadget|cpl|dll|ocx|sys|drv|jar|jnlp|class|lnk|url|website|webloc|desktop|scf|reg|inf|chm|hlp|iso|img|vhdx?|dmg|pkg|apk|deb|rpm|run|bin|elf|sh|bash|zsh|csh|ksh|command|py[cw]?|pl|rb|php|swf|mht(?:ml)?|svgz|xl[al]|(?:doc|dot|xls|xlt|xla|ppt|pot|pps|sld)m|xlsb|ad[ep]|mdb|accd[be]|settingcontent-ms|(?:library|search)-ms|zip|rar|7z|tar|t?gz|cab|ace|one|rdp|theme)[\s.]*$/i
const MAGIC =
  /^(?:MZ|\x7FELF|#!|\xCA\xFE\xBA\xBE|[\xCE\xCF]\xFA\xED\xFE|\xFE\xED\xFA[\xCE\xCF]|dex\n|[CFZ]WS|MSCF|ITSF|!<arch>|xar!|\xED\xAB\xEE\xDB|L\0\0\0\x01\x14\x02|Rar!|7z\xBC\xAF|\x1F\x8B|@echo)/i
// Pages, by their name, by how browsers know files of another name, and by the namespaces whose scripts run in any XML.
const PAGE_NAME = /\.(?:x?html?|xht|svg)[\s.]*$/i
const PAGE = /^<(?:!doctype\s+html|html|head|body|script|style|title|iframe|h1|div|font|table|br|svg)[\s>/]/i
// A namespace, with the prefix that stands for it if that is plain. A number of a character could hide its letters.
const NAMESPACE =
  /(?:xmlns:([\w.-]+)\s*=\s*["'][^"'<]*)?(?:w3\.org\/(?:1999\/xhtml|2000\/svg)|xmlns[^<>"']*["'][^<>"']*&#)/g
const RUNNING_IN_PAGE =
  /<(?:[^<>"']{0,40}:)?(?:script|iframe|frame|object|embed|applet|form|link|base|foreignobject|animate|set)\b|http-equiv|[\s"'/]on\w+\s*=|(?:java|vb)script:/i
// A style sheet in another file does nothing: browsers start one only from the same site. One in the file itself runs.
const RUNNING_IN_XML =
  /<(?:!entity|!attlist|\?xml-stylesheet(?!(?:\s+(?:type=(["'])text\/(?:xsl|css)\1|href=(["'])(?:https:\/)?(?:\.{0,2}\/)?\w[\w./-]*\2|media="\w+")){2,}\s*\?>))/i
const STYLE = /<\?xml-stylesheet/i
const STYLE_IN_FILE = /w3\.org\/(?:1999\/XSL|TR\/WD-xsl)|xmlns[^<>]*&#/i
const MACRO = /^(?:PK|\xD0\xCF\x11\xE0)[^]*(?:vbaProject|V\0B\0A\0)/
const OFFICE = /\.(?:docx|xlsx|pptx|od[tsp]|epub)$/i

/** Whether a file attached to a document could run in the program that opens it, by its kind: words in data do nothing. */
export function isProgram(names: string[], content: Uint8Array): boolean {
  const bytes = Buffer.from(content)
  const isWide = bytes.subarray(0, 4).includes(0)
  const text = bytes.toString('latin1').replace(/^(?:\xEF\xBB\xBF|\xFF\xFE|\xFE\xFF)?[\s\0]*/, '')
  const letters = isWide ? text.replaceAll('\0', '') : text
  const isPage = names.some((name) => PAGE_NAME.test(name)) || (letters.startsWith('<') && isPageInXml(letters))
  return (
    names.some((name) => EXTENSION.test(name)) ||
    MAGIC.test(text) ||
    MACRO.test(text) ||
    (isPage && RUNNING_IN_PAGE.test(letters)) ||
    (letters.startsWith('<') &&
      (RUNNING_IN_XML.test(letters) || (STYLE.test(letters) && STYLE_IN_FILE.test(letters)))) ||
    (text.startsWith('PK') && names.some((name) => !OFFICE.test(name)))
  )
}

const isPageInXml = (xml: string): boolean =>
  PAGE.test(xml) || [...xml.matchAll(NAMESPACE)].some(([, prefix]) => !prefix || xml.includes(`<${prefix}:`))
