import EchoAudio
import EchoWire
import Foundation
import NIOCore
import NIOFoundationCompat
import NIOPosix

/// A speech program that speaks the Wyoming protocol: Whisper and Piper of those who run a Home Assistant. Each question is
/// a connection of its own; cancelling the task closes it.
struct WyomingServer: Sendable {
    /// The offer for a part.
    struct Offer: Sendable, Hashable {
        /// "faster-whisper".
        var program: String
        /// The model, or the voice.
        var model: String
    }

    /// Nobody speaks for longer in one sentence.
    private static let longestAnswer = 64 << 20
    private static let pieceLength = 8_192

    private let endpoint: RemoteEndpoint

    init(_ server: PartServer) { endpoint = RemoteEndpoint(server: server, key: nil) }

    /// Nil when it has nothing for the part.
    func offer(for role: PartRole, within limit: TimeAmount) async throws(RemoteError) -> Offer? {
        let info = try await talk([WyomingMessage(type: "describe")], until: "info", within: limit).last?.data ?? [:]
        let (programs, models) = role == .ears ? ("asr", "models") : role == .voice ? ("tts", "voices") : ("", "")
        for program in info[programs]?.array ?? [] {
            let offered = (program[models]?.array ?? []).filter { $0["installed"]?.bool != false }
            guard let model = offered.first?["name"]?.string else { continue }
            return Offer(program: program["name"]?.string ?? "Wyoming", model: model)
        }
        return nil
    }

    /// - Parameter language: ISO 639-1; nil to have it guessed.
    func transcribe(_ sound: PCM16, language: String?, within limit: TimeAmount) async throws(RemoteError) -> String {
        var lower = RateChange.lower
        let samples = lower.process(sound.samples)
        let format: JSONObject = ["rate": 16_000, "width": 2, "channels": 1]
        var ask: JSONObject = [:]
        if let language { ask["language"] = .string(language) }
        if let model = endpoint.server.model { ask["name"] = .string(model) }
        var messages = [
            WyomingMessage(type: "transcribe", data: ask), WyomingMessage(type: "audio-start", data: format),
        ]
        for start in stride(from: 0, to: samples.count, by: Self.pieceLength) {
            let piece = PCM16(Array(samples[start..<min(samples.count, start + Self.pieceLength)]))
            messages.append(WyomingMessage(type: "audio-chunk", data: format, payload: piece.littleEndianData))
        }
        messages.append(WyomingMessage(type: "audio-stop"))
        let answer = try await talk(messages, until: "transcript", within: limit).last
        guard let text = answer?.data["text"]?.string else { throw garbled("no text") }
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    func speak(_ text: String, within limit: TimeAmount) async throws(RemoteError) -> PCM16 {
        var ask: JSONObject = ["text": .string(text)]
        if let voice = endpoint.server.voice ?? endpoint.server.model { ask["voice"] = ["name": .string(voice)] }
        let answers = try await talk(
            [WyomingMessage(type: "synthesize", data: ask)], until: "audio-stop", within: limit)
        let sound = answers.filter { $0.type == "audio-chunk" }
        guard let format = sound.first?.data ?? answers.first(where: { $0.type == "audio-start" })?.data,
            let rate = format["rate"]?.integer, format["width"]?.integer ?? 2 == 2, (1_000...384_000).contains(rate)
        else { throw garbled("sound of an unknown kind") }
        let samples = PCM16(littleEndian: sound.reduce(into: Data()) { $0 += $1.payload }).samples
        let channels = min(8, max(1, format["channels"]?.integer ?? 1))
        let file = WAVFile(samples: samples, sampleRate: rate, channels: channels)
        do throws(UploadedSoundError) { return try UploadedSound(wav: file.data).sound } catch {
            throw garbled("no sound")
        }
    }

    /// All that it says up to the message of a kind.
    private func talk(
        _ messages: [WyomingMessage], until last: String, within limit: TimeAmount
    ) async throws(RemoteError) -> [WyomingMessage] {
        do {
            return try await exchange(messages, until: last, within: limit)
        } catch let error as RemoteError {
            throw error
        } catch is WyomingReader.Trouble {
            throw garbled("it does not speak the Wyoming protocol")
        } catch {
            throw endpoint.unreachable(error)
        }
    }

    private func exchange(
        _ messages: [WyomingMessage], until last: String, within limit: TimeAmount
    ) async throws -> [WyomingMessage] {
        guard let address = URLComponents(string: endpoint.server.baseURL), let host = address.host,
            let port = address.port
        else { throw garbled("its address has no port") }
        let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .connectTimeout(limit < .seconds(10) ? limit : .seconds(10))
            .connect(host: host, port: port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
                }
            }
        let alarm = channel.channel.eventLoop.scheduleTask(in: limit) { channel.channel.close(promise: nil) }
        defer { alarm.cancel() }
        return try await channel.executeThenClose { inbound, outbound in
            for message in messages { try await outbound.write(ByteBuffer(data: message.bytes)) }
            return try await read(inbound, until: last)
        }
    }

    private func read(
        _ inbound: NIOAsyncChannelInboundStream<ByteBuffer>, until last: String
    ) async throws -> [WyomingMessage] {
        var (reader, answers, length) = (WyomingReader(), [WyomingMessage](), 0)
        for try await bytes in inbound {
            length += bytes.readableBytes
            guard length <= Self.longestAnswer else { throw WyomingReader.Trouble.tooLong }
            for message in try reader.receive(bytes.readableBytesView) {
                if message.type == "error" { throw garbled(message.data["text"]?.string ?? "it failed") }
                answers.append(message)
                if message.type == last { return answers }
            }
        }
        try Task.checkCancellation()
        throw RemoteError.cutOff(server: endpoint.server.name)
    }

    private func garbled(_ reason: String) -> RemoteError {
        .garbled(server: endpoint.server.name, reason: String(reason.prefix(200)))
    }
}
