import { expect, test, vi } from 'vitest'
import { ArrivingBodies } from './arriving-bodies'

const pace = { graceMs: 1_000, bytesPerSecond: 100, idleMs: 2_000 }

function receive(length = '5000') {
  const request = {
    headers: { 'content-length': length },
    complete: false,
    readableLength: 0,
    socket: { bytesRead: 40 },
  }
  const bodies = new ArrivingBodies<typeof request>({ pace, now: 0 })
  const cut = vi.fn()
  const isTracked = bodies.add(request, 0, cut)
  return { bodies, request, cut, isTracked }
}

test('a body is cut once, when it is late, whatever came over the connection before it', () => {
  const { bodies, cut } = receive()
  bodies.cutLate(1_000)
  expect(cut).not.toHaveBeenCalled()
  bodies.cutLate(1_001)
  expect(cut).toHaveBeenCalledOnce()
  bodies.cutLate(5_000)
  expect(cut).toHaveBeenCalledOnce()
})

test('a body that keeps the pace goes on, and one that stops is cut after the longest pause', () => {
  const { bodies, request, cut } = receive()
  for (let now = 500; now <= 4_000; now += 500) {
    request.socket.bytesRead += 500
    bodies.cutLate(now)
  }
  bodies.cutLate(6_000)
  expect(cut).not.toHaveBeenCalled()
  bodies.cutLate(6_001)
  expect(cut).toHaveBeenCalledOnce()
})

test('the time in which the application has not read what is there does not count', () => {
  const { bodies, request, cut } = receive()
  request.readableLength = 10
  for (let now = 500; now <= 10_000; now += 500) bodies.cutLate(now)
  request.readableLength = 0
  bodies.cutLate(11_000)
  expect(cut).not.toHaveBeenCalled()
  bodies.cutLate(11_500)
  expect(cut).toHaveBeenCalledOnce()
})

test('a request without a body, a whole one and one that is over are not cut', () => {
  expect(receive('0').isTracked).toBe(false)
  const whole = receive()
  whole.request.complete = true
  whole.bodies.cutLate(9_000)
  const over = receive()
  over.bodies.delete(over.request)
  over.bodies.cutLate(9_000)
  expect([whole.cut, over.cut].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
})
