import NIOCore
import NIOPosix

/// The two ports of a call: one for its sound, the next one for reports on it.
struct MediaPorts: Sendable {
    let port: Int
    let sound: any Channel
    let reports: any Channel

    private static let attempts = 32

    /// - Throws: when there are none left.
    static func open(
        at host: String, in range: ClosedRange<Int>, on loop: any EventLoop,
        receive: @escaping @Sendable (AddressedEnvelope<ByteBuffer>) -> Void,
        report: @escaping @Sendable (AddressedEnvelope<ByteBuffer>) -> Void
    ) async throws -> MediaPorts {
        let pairs = max(1, (range.upperBound - range.lowerBound) / 2)
        let first = range.lowerBound + range.lowerBound % 2
        var failure: any Error = SIPEndpointError.addressUnusable(host: host)
        for _ in 0..<attempts {
            let port = first + 2 * Int.random(in: 0..<pairs)
            do {
                let sound = try await DatagramHandler.bind(host, port, on: loop, size: 2048, receive: receive)
                do {
                    let reports = try await DatagramHandler.bind(
                        host, port + 1, on: loop, size: 2048, receive: report)
                    return MediaPorts(port: port, sound: sound, reports: reports)
                } catch {
                    sound.close(promise: nil)
                    failure = error
                }
            } catch {
                failure = error
            }
        }
        throw failure
    }

    func close() {
        sound.close(promise: nil)
        reports.close(promise: nil)
    }
}
