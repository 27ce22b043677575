/**
 * Letters that look like Latin ones, by what they look like: from the confusables of Unicode TR39, with small capitals and barred letters,
 * which they lack. No package for them has had a release in years, so the table stands here. Letters that NFKD makes Latin are left out.
 */
const alike = {
  a: 'Աɑα𝛂𝛼𝜶𝝰𝞪аΑ𝚨𝛢𝜜𝝖𝞐АᎪᗅꓮ𖽀𐊠ẚᴀ',
  b: 'ɮƄЬᏏᑲᖯꞴΒ𝚩𝛣𝜝𝝗𝞑ВᏴᗷꓐ𐊂𐊡𐌁ɓᑳƃƂБƀҍҌѣѢʙв',
  c: 'ƈᴄϲⲥсꮯ𐐽𑣲ϹⲤСᏟꓚ𐊢𐌂𐐕𐔜ȼҫҪɔ',
  d: 'ԁᏧᑯꓒᎠᗞᗪꓓɗɖƌđĐÐƉᴅ',
  e: 'ꬲеҽΕ𝚬𝛦𝜠𝝚𝞔ЕⴹᎬꓰ𑢦𑢮𐊆ɇɆҿᴇεɘǝ',
  f: 'ꬵꞙẝʄꞘϜ𝟊ᖴꓝ𑣂𑢢𐊇𐊥𐔥ƒƑᵮꜰ',
  g: 'ɡᶃƍցԌᏀᏳꓖᶢɠǥǤɢ',
  h: 'һհᏂΗ𝚮𝛨𝜢𝝜𝞖ⲎНᎻᕼꓧ𐋏ᵸɦꚕᏲⱧҢħℏћĦӉӇʜн',
  i: 'ı𝚤ɪɩιιͺ𝛊𝜄𝜾𝝸𝞲іꙇӏꭵᎥ𑣃ɨᵻᵼ',
  j: 'ʝϳјꞲͿЈᎫᒍꓙɉɈᴊ',
  k: 'ӄӃΚ𝚱𝛫𝜥𝝟𝞙ⲔКᏦᛕꓗ𐔘ƙⱩҚꝀҞᴋκкҝ',
  l: '𐌠𞣇ƖǀΙ𝚰𝛪𝜤𝝞𝞘ⲒІӀוןا𞸀𞺀ﺎﺍߊⵏᛁꓲ𖼨𐊊𐌉ⳐᏞᒪꓡ𖼖𑢣𑢲𐐛𐔦ﴼﴽłŁɭƗƚɫإﺈﺇٳʟ',
  m: 'ʍΜ𝚳𝛭𝜧𝝡𝞛ϺⲘМᎷᗰᛖꓟ𐊰𐌑Ӎᴍм',
  n: 'ոռΝ𝚴𝛮𝜨𝝢𝞜Ⲛꓠ𐔓ɳƞη𝛈𝜂𝜼𝝶𝞰Ɲᵰɴŋ',
  o: 'ᴏᴑꬽο𝛐𝜊𝝄𝝾𝞸σ𝛔𝜎𝝈𝞂𝞼ⲟоჿօסه𞸤𞹤𞺄ﻫﻬﻪﻩھﮬﮭﮫﮪہﮨﮩﮧﮦەഠဝ𐓪𑣈𑣗𐐬〇Ο𝚶𝛰𝜪𝝤𝞞ⲞОՕⵔዐଠ𐓂ꓳ𑢵𐊒𐊫𐐄𐔖ۿøꬾØⵁǾɵꝋөѳꮎꮻƟꝊθϑ𝛉𝛝𝜃𝜗𝜽𝝑𝝷𝞋𝞱𝟅Θϴ𝚯𝚹𝛩𝛳𝜣𝜭𝝝𝝧𝞗𝞡ӨѲⴱᎾᏫꭴﳙတ',
  p: 'քρϱ𝛒𝛠𝜌𝜚𝝆𝝔𝞀𝞎𝞺𝟈ⲣрΡ𝚸𝛲𝜬𝝦𝞠ⲢРᏢᑭꓑ𐊕ƥᵽᴘ',
  q: 'ԛգզⵕʠꞯ',
  r: 'ꭇꭈᴦⲅгꮁƦᎡᏒ𐒴ᖇꓣ𖼵ɽɼɍғᵲʀɾ',
  s: 'ֆꜱƽѕꮪ𑣁𐑈ЅՏᏕᏚꓢ𖼺𐊖𐐠ʂᵴ',
  t: 'ȶΤ𝚻𝛵𝜯𝝩𝞣ⲦТᎢꓔ𖼊𑢼𐊗𐊱𐌕ƭȾƮҬŧŦᵵᴛтτ',
  u: 'ꞟᴜꭎꭒʋυ𝛖𝜐𝝊𝞄𝞾ս𐓶𑣘Սሀ𐓎ᑌꓴ𖽂𑢸ᵾꮜɄᏌ',
  v: 'ᴠν𝛎𝜈𝝂𝝼𝞶ѵט𑜆ꮩ𑣀ѴⴸᏙᐯꛟꓦ𖼈𑢠𐔝',
  w: 'Վɯᴡѡԝա𑜊𑜎𑜏ꮃ𑣯ԜᎳᏔꓪѽ𑓅ꝡш',
  x: 'ӽӼхᕁᕽ𐌢𑣬ꞳΧ𝚾𝛸𝜲𝝬𝞦ⲬХⵝᚷꓫ𐊐𐊴𐌗𐔧Ҳχ',
  y: 'ɣᶌʏỿꭚγℽ𝛄𝛾𝜸𝝲𝞬уүყ𑣜Υϒ𝚼𝛶𝜰𝝪𝞤ⲨУҮᎩᎽꓬ𖽃𑢤𐊲ƴɏұɎҰ',
  z: 'ᴢꮓ𑣄𐋵Ζ𝚭𝛧𝜡𝝛𝞕Ꮓꓜ𑢩ʐƶƵȥȤᵶ',
}

const letters = new Map(Object.entries(alike).flatMap(([latin, signs]) => Array.from(signs, (sign) => [sign, latin])))

// Letters and digits on coloured ground, which NFKD leaves as they are: where each row begins, and with what.
const rows = [
  ...[0x1f150, 0x1f170, 0x1f1e6].map((start) => ({ start, signs: 'abcdefghijklmnopqrstuvwxyz' })),
  ...[0x2776, 0x2780, 0x278a].map((start) => ({ start, signs: '123456789' })),
]

/** The digits of each script stand in a row, zero first. */
function digitOf(code: number): string {
  let digit = 0
  while (digit < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - digit - 1))) digit++
  return String(digit)
}

/** The Latin letter or the digit that a sign looks like or means; undefined where it is none. */
export function findLookalike(sign: string): string | undefined {
  const letter = letters.get(sign)
  const code = sign.codePointAt(0) ?? 0
  if (letter || code < 0x80) return letter
  if (/\p{Nd}/u.test(sign)) return digitOf(code)
  const row = rows.find(({ start, signs }) => code >= start && code < start + signs.length)
  return row?.signs.charAt(code - row.start)
}
