import { createRequire } from 'node:module'

/** Longitude and latitude. */
export type Point = readonly [number, number]

/** The borders of a municipality, each closed. Holes and islands are borders too. */
export type Outline = readonly (readonly Point[])[]

/** TopoJSON: borders are arcs, each a first point and steps from it. Neighbours share them. */
interface Topology {
  transform: { scale: Point; translate: Point }
  arcs: Point[][]
  objects: { municipalities: { geometries: { id: string; arcs: number[][] | number[][][] }[] } }
}

const require = createRequire(import.meta.url)

const KM_PER_DEGREE = 111.2

/** The outlines of the municipalities of Spain by their code of the INE. Source: the IGN, in the package `es-atlas`. */
export function readOutlines(): Map<string, Outline> {
  const atlas = require('es-atlas/es/municipalities.json') as Topology
  const { scale, translate } = atlas.transform
  const arcs = atlas.arcs.map((steps) => {
    let [x, y] = [0, 0]
    return steps.map(([dx, dy]): Point => [(x += dx) * scale[0] + translate[0], (y += dy) * scale[1] + translate[1]])
  })
  // A negative number is an arc read backwards.
  const arcAt = (index: number) => (index < 0 ? (arcs[~index] ?? []).toReversed() : (arcs[index] ?? []))
  return new Map(
    atlas.objects.municipalities.geometries.map(({ id, arcs: rings }) => {
      const flat = rings.flat(Array.isArray(rings[0]?.[0]) ? 1 : 0) as number[][]
      return [id, flat.map((ring) => ring.flatMap(arcAt))]
    }),
  )
}

const edgesOf = (outline: Outline): [Point, Point][] =>
  outline.flatMap((ring) => ring.slice(1).map((point, place): [Point, Point] => [ring[place] ?? point, point]))

/** The centre of the whole area. The smallest outlines of the source have a single point, or none of area. */
export function centreOf(outline: Outline): Point {
  let [area, x, y] = [0, 0, 0]
  const [[left, low] = [0, 0]] = outline[0] ?? []
  for (const [from, to] of edgesOf(outline)) {
    const [x0, y0, x1, y1] = [from[0] - left, from[1] - low, to[0] - left, to[1] - low]
    const part = x0 * y1 - x1 * y0
    area += part
    x += (x0 + x1) * part
    y += (y0 + y1) * part
  }
  return area === 0 ? [left, low] : [left + x / (3 * area), low + y / (3 * area)]
}

/** How far a point lies outside. 0: inside. */
export function kmOutside(outline: Outline, [x, y]: Point): number {
  const edges = edgesOf(outline)
  const crossed = edges.filter(
    ([[x0, y0], [x1, y1]]) => y0 > y !== y1 > y && x < x0 + ((y - y0) / (y1 - y0)) * (x1 - x0),
  )
  if (crossed.length % 2 === 1) return 0
  const shrink = Math.cos((y * Math.PI) / 180)
  const flat = ([lon, lat]: Point): Point => [(lon - x) * shrink * KM_PER_DEGREE, (lat - y) * KM_PER_DEGREE]
  return Math.min(...edges.map(([from, to]) => kmToEdge(flat(from), flat(to))))
}

/** From the origin to the nearest point of an edge. */
function kmToEdge([x0, y0]: Point, [x1, y1]: Point): number {
  const [dx, dy] = [x1 - x0, y1 - y0]
  const share = Math.max(0, Math.min(1, -(x0 * dx + y0 * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(x0 + share * dx, y0 + share * dy)
}
