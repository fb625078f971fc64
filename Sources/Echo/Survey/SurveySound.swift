import EchoAudio
import EchoWire
import Foundation

/// The sound that a server is asked for, and asked about, while it is tried.
enum SurveySound {
    /// Bytes; a word has a twentieth of it.
    private static let most = 4 << 20

    /// - Throws: `invalidData` when it is larger than a word can be, and what made it break off.
    static func body(of response: HTTPResponse) async throws(EchoError) -> Data {
        var data = Data()
        do {
            for try await piece in response.body {
                data.append(piece)
                if data.count > most { throw EchoError.invalidData(reason: "it is larger than \(most) bytes") }
            }
        } catch {
            throw error as? EchoError ?? .cancelled
        }
        return data
    }

    /// - Throws: `noAnswer` and `unexpectedAnswer` for what is no sound, and what the server says instead.
    static func check(_ body: Data, type: String) throws(EchoError) {
        if body.isEmpty { throw .noAnswer(.noBytes) }
        guard !type.contains("json"), !type.hasPrefix("text/") else {
            let words = RESTRefusal(body: body).message
            throw words.isEmpty
                ? .unexpectedAnswer(reason: "expected audio, received \(type)")
                : .server(code: nil, message: words, parameter: nil)
        }
    }

    /// - Parameter sound: what the server spoke; a tone where that is nothing that it must understand.
    static func question(
        _ sound: Data?, model: String, url: String, key: APIKey?, timeouts: HTTPTimeouts
    ) -> HTTPRequest {
        let own = sound.flatMap { (try? WAVFile($0)) == nil ? nil : $0 }
        let boundary = "echo-survey-7f1c3b"
        var body = Data()
        for (name, value) in [("model", model), ("response_format", "json")] {
            body += Data("--\(boundary)\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)\r\n".utf8)
        }
        let head = "Content-Disposition: form-data; name=\"file\"; filename=\"hello.wav\"\r\nContent-Type: audio/wav"
        body += Data("--\(boundary)\r\n\(head)\r\n\r\n".utf8) + (own ?? tone) + Data("\r\n--\(boundary)--\r\n".utf8)
        var headers = ["accept": "application/json", "content-type": "multipart/form-data; boundary=\(boundary)"]
        if let key { headers["authorization"] = "Bearer \(key.value)" }
        return HTTPRequest(method: "POST", url: url, headers: headers, body: body, timeouts: timeouts)
    }

    /// Half a second, soft.
    private static var tone: Data {
        let rate = Double(PCM16.sampleRate)
        let samples = (0..<PCM16.sampleRate / 2).map { Int16(3000 * sin(Double($0) * 440 * 2 * .pi / rate)) }
        return WAVFile(samples: samples).data
    }
}
