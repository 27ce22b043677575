// Of every proxy, network and tunnel in use: the visitor's address, the name of the site, or the proxy's own name.
const FORWARDING =
  /^(?:forwarded|via|cdn-loop|cf-|fly-|x-(?:forwarded|real|original|envoy|azure|amzn?|appengine|arr|proxy)|.*(?:client|connecting|cluster)-ip)/i

/** Whether a proxy or a tunnel has forwarded a request. Strangers can send its headers too. */
export const isForwarded = (headers: object): boolean => Object.keys(headers).some((name) => FORWARDING.test(name))
