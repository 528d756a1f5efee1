/** One side of the frame after Sutherland and Hodgman: what lies inside, with new points where the ring crosses it. */
function clipSide(ring, axis, limit, isUpper) {
  const isInside = (point) => (isUpper ? point[axis] <= limit : point[axis] >= limit)
  return ring.flatMap((point, index) => {
    const before = ring[(index + ring.length - 1) % ring.length]
    const isIn = isInside(point)
    if (isIn === isInside(before)) return isIn ? [point] : []
    const share = (limit - before[axis]) / (point[axis] - before[axis])
    const crossing = [0, 1].map((at) => before[at] + share * (point[at] - before[at]))
    return isIn ? [crossing, point] : [crossing]
  })
}

/** The part of a ring inside [west, south, east, north]; empty where there is none. */
export function clipRing(ring, [west, south, east, north]) {
  const sides = [
    [0, west, false],
    [0, east, true],
    [1, south, false],
    [1, north, true],
  ]
  return sides.reduce((rest, [axis, limit, isUpper]) => (rest.length ? clipSide(rest, axis, limit, isUpper) : []), ring)
}

function distanceTo([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const at = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length))
  return Math.hypot(x - ax - at * dx, y - ay - at * dy)
}

/** Douglas and Peucker: leaves out points that lie nearer than `tolerance` to the line without them. */
export function simplify(points, tolerance) {
  const keep = new Set([0, points.length - 1])
  const open = [[0, points.length - 1]]
  for (let span = open.pop(); span; span = open.pop()) {
    const [first, last] = span
    let farthest = first
    let most = tolerance
    for (let index = first + 1; index < last; index++) {
      const distance = distanceTo(points[index], points[first], points[last])
      if (distance > most) [farthest, most] = [index, distance]
    }
    if (farthest === first) continue
    keep.add(farthest)
    open.push([first, farthest], [farthest, last])
  }
  return points.filter((_, index) => keep.has(index))
}
