// Loaded into a server that is measured: a signal makes it collect all garbage, so that only memory in use is counted.
process.on('SIGWINCH', () => globalThis.gc?.())
