import { expect, test } from 'vitest'
import { isPassiveXml } from './passive-xml.ts'

const judge = (text: string) => isPassiveXml(Buffer.from(text))

const europass = `\uFEFF<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<!-- made by hand -->
<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xsi:schemaLocation='http://europass.cedefop.europa.eu/Europass a.xsd'>
  <LearnerInfo><Name>Íñigo &amp; Peña &#8211; &lt;p&gt;</Name><Photo/><Text><![CDATA[<script>is text here</script>]]></Text>
  </LearnerInfo>
</SkillsPassport>
`

test('an XML document with only data is accepted', () => expect(judge(europass)).toBe(true))

test.each([
  ['a text that is not XML', 'hola'],
  ['nothing', ''],
  ['a program', 'MZ\0\0'],
  ['an element that never ends', '<a><b></b>'],
  ['a wrong order of end tags', '<a><b></a></b>'],
  ['two roots', '<a/><b/>'],
  ['a text beside the root', '<a/>hola'],
  ['an attribute without quotes', '<a b=1/>'],
  ['a duplicate attribute', '<a b="1" b="2"/>'],
  ['an open bracket in an attribute', '<a b="<"/>'],
  ['an unescaped ampersand', '<a>b & c</a>'],
  ['an entity of its own', '<a>&b;</a>'],
  ['a document type', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&amp;</a>'],
  ['a style sheet', '<?xml version="1.0"?><?xml-stylesheet href="a.xsl"?><a/>'],
  ['another encoding', '<?xml version="1.0" encoding="UTF-7"?><a/>'],
  ['invalid UTF-8', Buffer.from([0x3c, 0x61, 0xff, 0x2f, 0x3e]).toString('latin1')],
  ['a script', '<a><script>alert(1)</script></a>'],
  ['a script element with a namespace', '<a xmlns:h="urn:a"><h:Script/></a>'],
  ['a web page', '<html xmlns="http://www.w3.org/1999/xhtml"><body/></html>'],
  ['a web page with an escaped namespace', '<html xmlns="http://www.w3&#46;org/1999/xhtml"><body/></html>'],
  ['a drawing', "<a><b:svg xmlns:b='http://www.w3.org/2000/svg'/></a>"],
  ['a very deep nesting', '<a>'.repeat(100_000)],
])('%s is refused', (_, text) => expect(isPassiveXml(Buffer.from(text, 'latin1'))).toBe(false))
