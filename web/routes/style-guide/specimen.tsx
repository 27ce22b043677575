import { useState, type ReactNode } from 'react'

interface PartProps {
  title: string
  isWide?: boolean
  /** The part in each of its states, by the state's name. */
  states?: Record<string, ReactNode>
  children?: ReactNode
}

/** One part in all its states. */
export function Part({ title, isWide, states, children }: PartProps) {
  return (
    <section className="guide-part">
      <h3>{title}</h3>
      <div className={isWide ? 'guide-wide' : 'guide-row'}>
        {Object.entries(states ?? {}).map(([state, part]) => (
          <Specimen key={state} state={state}>
            {part}
          </Specimen>
        ))}
        {children}
      </div>
    </section>
  )
}

/** A part in one state, with the name of the state. */
export function Specimen({ state, isWide, children }: { state?: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={isWide ? 'guide-specimen guide-specimen-wide' : 'guide-specimen'}>
      {children}
      {state && <p className="guide-caption">{state}</p>}
    </div>
  )
}

/** Draws a part once for each entry, with the properties of that state. */
export const inStates = <Look,>(looks: Record<string, Look>, draw: (look: Look) => ReactNode) =>
  Object.fromEntries(Object.entries(looks).map(([state, look]) => [state, draw(look)]))

/** Draws a part once for each name, for example each size. */
export const inEach = <Name extends string>(names: readonly Name[], draw: (name: Name) => ReactNode) =>
  Object.fromEntries(names.map((name) => [name, draw(name)]))

interface StatefulProps<Value> {
  start: Value
  children: (value: Value, onChange: (next: Value) => void) => ReactNode
}

/** Keeps the value of a controlled field. */
export function Stateful<Value>({ start, children }: StatefulProps<Value>) {
  const [value, setValue] = useState(start)
  return children(value, setValue)
}
