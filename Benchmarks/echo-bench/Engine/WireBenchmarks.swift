import EchoWire
import Foundation

/// What reading the wire costs.
enum WireBenchmarks {
    static var all: [GrowthBenchmark] { [eventStream, realtimeEvents, base64Reading, base64Writing] }

    /// Events of an answer being written, as they come: 16 KiB at a time.
    private static var eventStream: GrowthBenchmark {
        GrowthBenchmark(
            name: "sse", what: "event stream parsed", reach: "≥ 100 MB/s", sizes: (8_000_000, 64_000_000),
            unit: .init(size: "bytes", rate: "MB/s", worth: 1e-6)
        ) { size in
            let stream = eventStream(bytes: size)
            var parser = SSEParser()
            var count = 0
            let duration = try ContinuousClock().measure {
                for start in stride(from: 0, to: stream.count, by: 16 << 10) {
                    count += try parser.feed(stream[start..<min(start + 16 << 10, stream.count)]).count
                }
            }
            guard count > size / 400 else { throw BenchmarkFailure("only \(count) events came out of the stream") }
            return duration
        }
    }

    private static func eventStream(bytes: Int) -> [UInt8] {
        let event = """
            event: response.output_text.delta
            data: {"type":"response.output_text.delta","sequence_number":17,"item_id":"msg_0b1f6d8c","output_index":0,\
            "content_index":0,"delta":" measured","logprobs":[],"obfuscation":"p88bkQ"}


            """
        let one = Array(event.utf8)
        var stream: [UInt8] = []
        stream.reserveCapacity(bytes + one.count)
        while stream.count < bytes { stream += one }
        return stream
    }

    private static var realtimeEvents: GrowthBenchmark {
        GrowthBenchmark(
            name: "events", what: "Realtime events of 4 KiB of sound decoded", reach: "≥ 5,000 a second",
            sizes: (1_000, 10_000), unit: .init(size: "events", rate: "events/s", worth: 1)
        ) { size in
            let event = soundDelta(bytes: 4096)
            var heard = 0
            let duration = try ContinuousClock().measure {
                for _ in 0..<size {
                    if case .responseOutputAudioDelta(let delta) = try ServerEvent(parsing: event) {
                        heard += delta.delta.count
                    }
                }
            }
            guard heard == size * 4096 else { throw BenchmarkFailure("sound was lost in decoding") }
            return duration
        }
    }

    private static func soundDelta(bytes: Int) -> Data {
        let json: JSONValue = [
            "type": "response.output_audio.delta", "event_id": "event_1", "response_id": "resp_1", "item_id": "item_1",
            "output_index": 0, "content_index": 0, "delta": .string(noise(bytes).base64EncodedString()),
        ]
        return json.data
    }

    /// In the pieces in which sound comes.
    private static let piece = 4096

    private static var base64Reading: GrowthBenchmark {
        GrowthBenchmark(
            name: "base64", what: "base64 read, 4 KiB at a time", reach: "≥ 0.5 GB/s", sizes: (16 << 20, 128 << 20),
            unit: .init(size: "bytes", rate: "GB/s", worth: 1e-9)
        ) { size in
            let text = noise(piece).base64EncodedString()
            var count = 0
            let duration = ContinuousClock().measure {
                for _ in 0..<size / piece { count += Data(base64Encoded: text)?.count ?? 0 }
            }
            guard count == size else { throw BenchmarkFailure("base64 lost bytes") }
            return duration
        }
    }

    private static var base64Writing: GrowthBenchmark {
        GrowthBenchmark(
            name: "base64", what: "base64 written, 4 KiB at a time", reach: "≥ 0.5 GB/s", sizes: (16 << 20, 128 << 20),
            unit: .init(size: "bytes", rate: "GB/s", worth: 1e-9)
        ) { size in
            let bytes = noise(piece)
            var count = 0
            let duration = ContinuousClock().measure {
                for _ in 0..<size / piece { count += bytes.base64EncodedString().utf8.count }
            }
            guard count == (piece + 2) / 3 * 4 * (size / piece) else { throw BenchmarkFailure("base64 lost bytes") }
            return duration
        }
    }

    /// The same for everybody.
    static func noise(_ count: Int) -> Data {
        var state: UInt64 = 1
        return Data(
            (0..<count).map { _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return UInt8(truncatingIfNeeded: state >> 56)
            })
    }
}
