import Foundation

/// Answers with a server's model; with the built-in skills what they know exactly, and when the server is gone: it says so.
struct FallbackBrain: BrainProtocol {
    /// How long is waited, and for what.
    struct Patience: Sendable, Hashable {
        /// After so long without a word the listener is told.
        var slow = Duration.seconds(8)
        /// Between two looks whether a model is loaded.
        var glance = Duration.seconds(1)
        /// Models of tens of gigabytes take a minute or two.
        var mostGlances = 150
    }

    private static let skills = "built-in skills"

    private let remote: @Sendable () async -> (any BrainProtocol)?
    private let builtIn: SkillBrain
    private let onFailure: @Sendable () async -> Void
    private let onPrepare: @Sendable () async -> Void
    private let patience: Patience
    let beginsEarly: Bool

    /// - Parameters:
    ///   - remote: The server's, as far as there is one now.
    ///   - beginsEarly: The server may think about what is not surely asked.
    ///   - onPrepare: A question comes soon.
    ///   - onFailure: The server did not even begin.
    init(
        builtIn: SkillBrain, beginsEarly: Bool = false, patience: Patience = Patience(),
        remote: @escaping @Sendable () async -> (any BrainProtocol)?,
        onPrepare: @escaping @Sendable () async -> Void = {}, onFailure: @escaping @Sendable () async -> Void = {}
    ) {
        (self.builtIn, self.beginsEarly, self.patience) = (builtIn, beginsEarly, patience)
        (self.remote, self.onPrepare, self.onFailure) = (remote, onPrepare, onFailure)
    }

    func vocabulary(tools: [BrainTool]) -> [String] { builtIn.vocabulary(tools: tools) }

    func prepare(for prompt: BrainPrompt) async {
        await onPrepare()
        await remote()?.prepare(for: prompt)
    }

    func answer(_ prompt: BrainPrompt) -> AsyncThrowingStream<BrainPart, any Error> {
        AsyncThrowingStream { continuation in
            let task = Task {
                do {
                    try await answer(prompt) { continuation.yield($0) }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    private func answer(_ prompt: BrainPrompt, _ say: @escaping @Sendable (BrainPart) -> Void) async throws {
        guard let remote = await remote() else { return builtIn.parts(prompt).forEach(say) }
        if let exact = builtIn.exactly(prompt) { return ([.provider(Self.skills)] + exact).forEach(say) }
        var prompt = prompt
        let shared = builtIn.shared(prompt)
        if let shared {
            say(.provider("\(Self.skills) and the model"))
            if shared.isFirst { (shared.said + [.text(" ")]).forEach(say) }
            prompt = shared.rest
        }
        let hasBegun = Flag()
        let watch = Task {
            guard (try? await Task.sleep(for: patience.slow)) != nil, !hasBegun.isRaised else { return }
            say(.delayed(.slow))
        }
        defer { watch.cancel() }
        do {
            let hasCalled = Flag()
            try await ask(remote, prompt, hasBegun) {
                if case .call = $0 { hasCalled.raise() }
                say($0)
            }
            // What a function says is still to come.
            if let shared, !shared.isFirst, !hasCalled.isRaised { ([.text(" ")] + shared.said).forEach(say) }
        } catch {
            try Task.checkCancellation()
            // It is there, but has nothing to say.
            if case RemoteError.silent = error {} else { await onFailure() }
            // Half an answer is not taken up by another mind, and words are no JSON.
            guard !hasBegun.isRaised, prompt.format == nil else { throw error }
            say(.provider(Self.skills))
            say(.text("\(error) I go on with my own skills. "))
            builtIn.standingIn.parts(prompt).forEach(say)
        }
    }

    /// Asks again as long as the model is being loaded.
    private func ask(
        _ remote: any BrainProtocol, _ prompt: BrainPrompt, _ hasBegun: Flag, _ say: (BrainPart) -> Void
    ) async throws {
        for glance in 0... {
            do {
                for try await part in remote.answer(prompt) {
                    if case .delayed = part {} else { hasBegun.raise() }
                    say(part)
                }
                return
            } catch RemoteError.loading(let server) {
                guard glance < patience.mostGlances else { throw RemoteError.loading(server: server) }
                if glance == 0 { say(.delayed(.loading)) }
                try await Task.sleep(for: patience.glance)
            }
        }
    }
}
