/** The number of a remote server: "3" of "remote3". */
export const remoteNumber = (server: string): string => server.substring('remote'.length)
