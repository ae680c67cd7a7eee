// Loaded beside a server that is measured: what it holds is told from what it has not given up yet.
process.on('SIGUSR2', () => globalThis.gc?.())
