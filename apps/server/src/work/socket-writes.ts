import { Socket } from 'node:net'

/** Counts how often the sockets of a port hand something to the system, until it is stopped. */
export function countWrites(port: number): { readonly count: () => number; readonly stop: () => void } {
  let counted = 0
  const { _write, _writev } = Socket.prototype
  const note = (socket: Socket): void => {
    if (socket.localPort === port) counted++
  }
  Socket.prototype._write = function (...given) {
    note(this)
    return _write.apply(this, given)
  }
  Socket.prototype._writev = function (...given) {
    note(this)
    return _writev?.apply(this, given)
  }
  return { count: () => counted, stop: () => void Object.assign(Socket.prototype, { _write, _writev }) }
}
