import EchoAudio
import EchoWire
import Foundation

/// Has a text spoken by the server and reads the sound as it comes.
struct SpokenText {
    /// The most that a server speaks at once.
    private static let longest = 4_096

    let client: RESTClient
    let log: WireLog
    let request: SpeechRequest
    private var pieces: [String]
    private var body: AsyncThrowingStream<Data, any Error>.Iterator?
    private var rest = Data()
    private var size = 0
    /// Characters that the server has begun to speak.
    private(set) var characters = 0

    init(_ request: SpeechRequest, client: RESTClient, log: WireLog) {
        self.request = request
        self.client = client
        self.log = log
        pieces = Self.pieces(of: request.input)
    }

    /// The next of the sound; nil at its end.
    ///
    /// - Throws: what kept the server from speaking, `cancelled`, and `unexpectedAnswer` when it is not sound.
    mutating func next() async throws(EchoError) -> PCM16? {
        while true {
            if body == nil {
                guard !pieces.isEmpty else { return nil }
                body = try await open(pieces.removeFirst())
            }
            guard let data = try await read() else {
                log.record(WireNote(.object([:]), type: "audio/speech answer", size: size, .received))
                body = nil
                continue
            }
            size += data.count
            rest += data
            let whole = rest.prefix(rest.count & ~1)
            guard !whole.isEmpty else { continue }
            rest = Data(rest.dropFirst(whole.count))
            return PCM16(littleEndian: whole)
        }
    }

    private mutating func open(_ piece: String) async throws(EchoError) -> AsyncThrowingStream<Data, any Error>.Iterator
    {
        var request = request
        request.input = piece
        rest = Data()
        size = 0
        let response = try await client.send(
            RESTRequest(path: "audio/speech", body: request.json, accept: "*/*", model: request.model))
        let type = response.headers["content-type"] ?? ""
        guard !type.contains("json"), !type.hasPrefix("text/") else {
            throw .unexpectedAnswer(reason: "expected audio, received \(type)")
        }
        characters += piece.unicodeScalars.count
        return response.body.makeAsyncIterator()
    }

    private mutating func read() async throws(EchoError) -> Data? {
        do {
            return try await body?.next(isolation: #isolation)
        } catch {
            throw error as? EchoError ?? .cancelled
        }
    }

    /// Cut at white space, as long as they may be.
    static func pieces(of text: String) -> [String] {
        var pieces: [String] = []
        var rest = text[...]
        while rest.count > longest {
            let head = rest.prefix(longest)
            let end = head.lastIndex { ".!?\n".contains($0) } ?? head.lastIndex { $0.isWhitespace }
            let piece = end.map { rest[...$0] } ?? head
            pieces.append(String(piece))
            rest = rest.dropFirst(piece.count)
        }
        pieces.append(String(rest))
        return pieces.filter { $0.contains { !$0.isWhitespace } }
    }
}
