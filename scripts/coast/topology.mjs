/** Arcs of a quantised TopoJSON topology as points in degrees. */
function readArcs({ arcs, transform: { scale, translate } }) {
  return arcs.map((arc) => {
    let x = 0
    let y = 0
    return arc.map(([dx, dy]) => {
      x += dx
      y += dy
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
    })
  })
}

/** All rings of polygons in an object of the topology, holes (lakes) among them, as closed lines of [longitude, latitude]. */
export function readRings(topology, object) {
  const arcs = readArcs(topology)
  const toRing = (indexes) =>
    indexes.flatMap((index, place) => {
      const points = index < 0 ? [...arcs[~index]].reverse() : arcs[index]
      return place === 0 ? points : points.slice(1)
    })
  const polygonsOf = (geometry) => {
    if (geometry.type === 'GeometryCollection') return geometry.geometries.flatMap(polygonsOf)
    return geometry.type === 'MultiPolygon' ? geometry.arcs : [geometry.arcs]
  }
  return polygonsOf(object).flatMap((polygon) => polygon.map(toRing))
}
