import Synchronization

/// One dictation: what it is told beforehand, and the way to end it.
///
/// ```swift
/// let dictation = Dictation()
/// try await echo.dictate(dictation) { event in
///     if case .settled(let piece) = event { print(piece.text) }
/// }
/// ```
public final class Dictation: Sendable {
    /// The model that writes; nil for the best that the server has.
    public let model: String?
    /// It ends by itself when so long nothing was said behind words, and after `longestWait` without any; nil for never.
    public let endsAfterSilence: Duration?
    /// Words that are likely to be said, beside those of the settings.
    public let expects: [String]
    private let end = Mutex(End())

    /// How long the first word may take of a dictation that ends by itself.
    public static let longestWait = Duration.seconds(15)

    private struct End {
        var isWanted = false
        var perform: (@Sendable () -> Void)?
    }

    /// - Parameters:
    ///   - model: as the server calls it.
    ///   - endsAfterSilence: 1–60 s are of use.
    public init(model: String? = nil, endsAfterSilence: Duration? = nil, expects: [String] = []) {
        self.model = model
        self.endsAfterSilence = endsAfterSilence
        self.expects = expects
    }

    /// Closes the microphone; what was said until now is still written. Harmless when it has ended.
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
}
