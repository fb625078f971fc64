import EchoAudio
import EchoWire
import Foundation

/// A cassette as the script of one connection.
extension Cassette {
    typealias Line = (step: RealtimeStep, line: Int)

    /// - Parameter keepsPauses: whether the server takes the time that it took.
    func realtimeLines(keepsPauses: Bool) throws -> [Line] {
        var lines: [Line] = []
        var sound = RecordedSound()
        var lastTime = Duration.zero
        for entry in entries {
            if keepsPauses, case .server = entry.content, entry.time > lastTime {
                lines.append((.waits(entry.time - lastTime), entry.line))
            }
            lastTime = entry.time
            guard let step = try sound.step(entry.content) else { continue }
            if case .hears(let more) = step, case .hears(let before)? = lines.last?.step {
                lines[lines.count - 1] = (.hears(before + more), entry.line)
            } else {
                lines.append((step, entry.line))
            }
        }
        return lines
    }
}

/// The formats of the sound in a recording; the engine sends and wants PCM at 24 kHz, whatever was recorded.
struct RecordedSound {
    private var input: JSONValue = ["type": "audio/pcm"]
    private var output: JSONValue = ["type": "audio/pcm"]

    mutating func step(_ content: CassetteEntry.Content) throws -> RealtimeStep? {
        switch content {
        case .note: nil
        case .client(let event, _): client(event)
        case .server(let event, _): .says(try server(event))
        case .closed(let code, let reason): .closes(code: code, reason: reason)
        }
    }

    private mutating func client(_ event: JSONValue) -> RealtimeStep {
        switch event["type"]?.string {
        case "input_audio_buffer.append":
            let base64 = event["audio"]?.string ?? ""
            return .hears(SoundCount.duration(of: base64, SoundCount.bytesPerMillisecond(input)))
        case "session.update":
            let audio = event["session"]?["audio"]
            input = audio?["input"]?["format"] ?? input
            output = audio?["output"]?["format"] ?? output
            // What a client asks for is its own matter: the recording's settings are not the player's.
            return .expects(["type": "session.update", "event_id": event["event_id"] ?? .null])
        default: return .expects(Self.essence(event))
        }
    }

    /// Without the names that each client gives by itself.
    private static func essence(_ event: JSONValue) -> JSONValue {
        guard case .object(var object) = event.without("previous_item_id") else { return event }
        guard let item = object["item"] else { return .object(object) }
        object["item"] = item.without("id", "object", "status")
        object["item_id_of_script"] = item["id"]
        return .object(object)
    }

    private func server(_ event: JSONValue) throws -> JSONValue {
        guard event["type"] == "response.output_audio.delta", output["type"] != "audio/pcm",
            case .object(var object) = event, let codes = Data(base64Encoded: event["delta"]?.string ?? "")
        else { return event }
        object["delta"] = .string(try pcm([UInt8](codes)).littleEndianData.base64EncodedString())
        return .object(object)
    }

    private func pcm(_ codes: [UInt8]) throws -> PCM16 {
        let narrow = output["type"] == "audio/pcma" ? ALaw.decode(codes) : MuLaw.decode(codes)
        let resampler = try Resampler(from: 8_000, to: PCM16.sampleRate)
        return PCM16(resampler.process(narrow) + resampler.flush())
    }
}
