import type { CSSProperties } from 'react'
import { spanishNumber } from '#contract/values/spanish/number.ts'
import css from '#web/styles/tokens.css?raw'
import { tokenTexts as texts } from '../texts.ts'
import { contrast } from '../contrast.ts'
import { lineHeightOf, readSwatches, readTokens, type Swatch } from '../read-tokens.ts'
import { inEach, Part, Specimen } from '../specimen.tsx'

const READABLE = 4.5
const grid = ['4', '8', '12', '16', '20', '24', '32', '40', '48', '64']

const box = (look: CSSProperties) => <div className="guide-box" style={look} />

const weightStates = inEach(['400', '500', '600', '700'], (weight) => (
  <p style={{ fontSize: '1.25rem', fontWeight: Number(weight) }}>{texts.pangram}</p>
))

const spaceStates = inEach(grid, (pixels) => <div className="guide-measure" style={{ width: Number(pixels) }} />)

export default function Tokens() {
  return (
    <>
      <Part title={texts.colors} isWide>
        {readSwatches(css).map((swatch) => (
          <Color key={swatch.name} {...swatch} />
        ))}
      </Part>
      <Part title={texts.type}>
        {readTokens(css, 'text').map(({ name, value }) => (
          <Specimen key={name} isWide state={`${name}: ${value} / ${lineHeightOf(css, name)}`}>
            <p style={{ fontSize: value, lineHeight: lineHeightOf(css, name) }}>{texts.pangram}</p>
          </Specimen>
        ))}
      </Part>
      <Part title={texts.weights} states={weightStates} />
      <Part title={texts.space} states={spaceStates} />
      <Part
        title={texts.radius}
        states={Object.fromEntries(
          readTokens(css, 'radius').map(({ name, value }) => [`${name}: ${value}`, box({ borderRadius: value })]),
        )}
      />
      <Part
        title={texts.shadow}
        states={Object.fromEntries(
          readTokens(css, 'shadow').map(({ name, value }) => [name, box({ boxShadow: value })]),
        )}
      />
    </>
  )
}

/** Shows the sample text only where it can be read. */
function Color({ name, value, inkOn, whiteOn }: Swatch) {
  const best = inkOn >= whiteOn ? '#1f2430' : '#ffffff'
  const isReadable = Math.max(inkOn, whiteOn) >= READABLE
  return (
    <Specimen>
      <div className="guide-swatch" style={{ background: value, color: best }}>
        {isReadable && texts.sample}
      </div>
      <p>
        <strong className="font-semibold">{name}</strong> <span>{value}</span>
      </p>
      <ul className="guide-caption">
        <li>{texts.inkOn(spanishNumber(inkOn, 2))}</li>
        <li>{texts.whiteOn(spanishNumber(whiteOn, 2))}</li>
        <li>{texts.onWhite(spanishNumber(contrast(value, '#ffffff'), 2))}</li>
      </ul>
    </Specimen>
  )
}
