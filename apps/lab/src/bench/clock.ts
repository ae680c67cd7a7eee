/** Milliseconds of work of this process: what else the machine does in the meantime does not count. */
export function clock(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
