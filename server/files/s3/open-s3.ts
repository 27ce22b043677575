import { createHash } from 'node:crypto'
import type { Disk } from 'flydrive'
import type { S3Settings } from '#server/config/env.ts'

const CONNECT_MS = 3000
/** Until the store begins to answer. A body may take longer: a slow reader holds it back. */
const ANSWER_MS = 15_000
// A slow reader holds a connection. The places of requests limit their number.
const MAX_SOCKETS = 1000

/** A bucket of a server that speaks S3. The packages take 40 MB, so they are loaded only here. */
export async function openS3(
  { bucket, endpoint, region, ...credentials }: S3Settings,
  answerMs = ANSWER_MS,
): Promise<Disk> {
  const { Disk: FlyDisk } = await import('flydrive')
  const { S3Driver } = await import('flydrive/drivers/s3')
  const driver = new S3Driver({
    bucket,
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    credentials,
    visibility: 'private',
    // New buckets of Amazon refuse lists of rights.
    supportsACL: false,
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
      httpAgent: { maxSockets: MAX_SOCKETS },
      httpsAgent: { maxSockets: MAX_SOCKETS },
    },
    // Servers other than Amazon's do not know the newer checksums. All of them check the MD5 below.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const put = driver.put.bind(driver)
  driver.put = (key, contents) =>
    put(key, contents, { ContentMD5: createHash('md5').update(contents).digest('base64') })
  return new FlyDisk(driver)
}
