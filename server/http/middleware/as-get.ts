/** The same request as GET. A HEAD is then answered with the headers of a GET, and Hono drops the body. */
export const asGet = (request: Request): Request =>
  request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request
