import Synchronization

/// One interpretation: between which languages, and the way to end it.
///
/// ```swift
/// let interpretation = Interpretation(into: ["es", "en"])
/// try await echo.interpret(interpretation) { event in
///     if case .line(let line) = event { print(line.translation) }
/// }
/// ```
public final class Interpretation: Sendable {
    /// Languages that are translated into, in two letters each. What is said in one of two is heard in the other.
    public let targets: [String]
    /// The model that interprets; nil for the one that the catalogue has.
    public let model: String?
    /// Whether the translation is spoken; otherwise it is only written.
    public let isSpoken: Bool
    private let end = Mutex(End())

    private struct End {
        var isWanted = false
        var perform: (@Sendable () -> Void)?
    }

    /// - Parameters:
    ///   - targets: one or two languages.
    ///   - model: as the server calls it.
    public init(into targets: [String], model: String? = nil, isSpoken: Bool = true) {
        (self.targets, self.model, self.isSpoken) = (targets, model, isSpoken)
    }

    /// Closes the microphone; what was said until now is still translated. Harmless when it has ended.
    public func finish() {
        let perform = end.withLock { end in
            end.isWanted = true
            return end.perform
        }
        perform?()
    }

    /// - Parameter perform: is called once the end is wanted, at once where it is already.
    func whenFinished(_ perform: @escaping @Sendable () -> Void) {
        let isWanted = end.withLock { end in
            end.perform = perform
            return end.isWanted
        }
        if isWanted { perform() }
    }

    /// What is wrong with languages; nil when they can be asked for.
    ///
    /// - Parameter targets: as for `init`.
    public static func problem(with targets: [String]) -> EchoError? {
        if let unknown = targets.first(where: { !TranscriptionWords.isLanguage($0) }) {
            return .invalidSetting(name: "language", reason: "“\(unknown.prefix(40))” is not a two-letter code")
        }
        guard !targets.isEmpty, targets.count <= 2 else {
            return .invalidSetting(name: "language", reason: "an interpreter needs one language or two")
        }
        guard Set(targets).count == targets.count else {
            return .invalidSetting(name: "language", reason: "both languages are the same")
        }
        return nil
    }
}

/// One of several who are interpreted for one another.
public struct InterpretedSide: Sendable {
    /// Into what is translated what is said here.
    public let interpretation: Interpretation
    /// The microphone that this side speaks into, and the loudspeaker that the other one hears; nil for those of everything
    /// else.
    public let devices: AudioDevices?

    public init(_ interpretation: Interpretation, devices: AudioDevices? = nil) {
        (self.interpretation, self.devices) = (interpretation, devices)
    }
}

extension EchoError {
    /// Whether another interpreter may do what this one did not: the server has none, or is not to be had.
    public var lacksInterpreter: Bool {
        switch self {
        case .unsupportedModel, .unreachable, .connectionTimedOut, .answerTimedOut, .connectionLost, .noAnswer,
            .suspended,
            .invalidData, .unexpectedAnswer:
            true
        case .rejected(let status, _): status != 401 && status != 403 && status != 429
        case .server(let code, _, _): code == "no_translator"
        default: false
        }
    }
}
