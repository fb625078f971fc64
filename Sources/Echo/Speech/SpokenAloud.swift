import EchoAudio
import Synchronization

/// Has a text spoken in the first way that the server has: by its speech endpoint, else by a Realtime session.
struct SpokenAloud {
    /// Remembers that a server has no speech endpoint, or not for the model: it is not asked again.
    final class Route: Sendable {
        private let isGone = Mutex(false)

        var hasEndpoint: Bool { isGone.withLock { !$0 } }

        func noteGone() { isGone.withLock { $0 = true } }
    }

    private let route: Route
    private var text: SpokenText?
    private var reading: SpokenReading?
    private var hasSound = false
    private let makeReading: () async throws(EchoError) -> SpokenReading
    private let charge: (SpokenText) -> Void

    /// - Parameters:
    ///   - charge: is told what the endpoint has spoken.
    ///   - makeReading: for a server without that endpoint.
    init(
        _ text: SpokenText, route: Route, charge: @escaping (SpokenText) -> Void,
        makeReading: @escaping () async throws(EchoError) -> SpokenReading
    ) {
        self.text = route.hasEndpoint ? text : nil
        (self.route, self.charge, self.makeReading) = (route, charge, makeReading)
    }

    /// The next of the sound; nil at its end.
    ///
    /// - Throws: what kept the server from speaking, `noVoice` when it has no way to, and `cancelled`.
    mutating func next() async throws(EchoError) -> PCM16? {
        do throws(EchoError) {
            if let sound = try await text?.next() { return note(sound) }
            guard text == nil else { return nil }
        } catch {
            guard !hasSound, Self.saysMissing(error) else { throw error }
            route.noteGone()
            text = nil
        }
        return try await read()
    }

    /// Ends whatever is being spoken.
    mutating func end() {
        if let text, text.characters > 0 { charge(text) }
        reading?.close()
    }

    private mutating func read() async throws(EchoError) -> PCM16? {
        do throws(EchoError) {
            if reading == nil { reading = try await makeReading() }
            return note(try await reading?.next())
        } catch {
            guard !hasSound, Self.saysMissing(error) else { throw error }
            throw .noVoice
        }
    }

    private mutating func note(_ sound: PCM16?) -> PCM16? {
        hasSound = hasSound || sound != nil
        return sound
    }

    /// Whether an error says that the server has no such API, or not with this model.
    private static func saysMissing(_ error: EchoError) -> Bool {
        switch error {
        case .unsupportedModel, .unexpectedAnswer, .rejected(410, _), .rejected(426, _): true
        default: AutomaticService.isUnknownAPI(error)
        }
    }
}
