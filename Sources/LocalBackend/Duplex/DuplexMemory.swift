import EchoWire

/// The words and deeds so far, as far as they are remembered: the oldest goes first.
struct DuplexMemory: Sendable {
    /// What a fresh engine gets of the conversation, by the published numbers.
    static let mostTokens = 8_192
    static let mostItems = 128

    private var items: [BrainItem] = []

    mutating func add(_ item: BrainItem) {
        if case .assistant(let text) = item, case .assistant(let before)? = items.last {
            items[items.count - 1] = .assistant(before + " " + text)
        } else {
            items.append(item)
        }
        tokens += Self.tokens(item)
        forget()
    }

    /// What came of a call belongs behind it, whatever was said meanwhile.
    mutating func add(outputOf call: String, _ output: String) {
        guard let place = items.lastIndex(where: { if case .call(call, _, _) = $0 { true } else { false } }) else {
            return
        }
        items.insert(.callOutput(id: call, output: output), at: place + 1)
        tokens += TokenEstimate.text(output)
        forget()
    }

    /// Without calls that nothing has come of: no brain can go on behind them.
    /// - Parameter calls: Those that come last, with what came of them: they are what is to be spoken about, whatever was
    ///   said meanwhile.
    func settled(endingWith calls: Set<String> = []) -> [BrainItem] {
        let answered = Set(items.compactMap { if case .callOutput(let id, _) = $0 { id } else { nil } })
        let settled = items.filter { if case .call(let id, _, _) = $0 { answered.contains(id) } else { true } }
        guard !calls.isEmpty else { return settled }
        let isLast = { (item: BrainItem) in
            switch item {
            case .call(let id, _, _), .callOutput(let id, _): calls.contains(id)
            case .system, .user, .assistant: false
            }
        }
        return settled.filter { !isLast($0) } + settled.filter(isLast)
    }

    /// Estimated.
    private(set) var tokens = 0

    private mutating func forget() {
        while items.count > 1, tokens > Self.mostTokens || items.count > Self.mostItems { forgetOldest() }
    }

    private mutating func forgetOldest() {
        let oldest = items.removeFirst()
        tokens -= Self.tokens(oldest)
        guard case .call(let id, _, _) = oldest,
            let place = items.firstIndex(where: { if case .callOutput(id, _) = $0 { true } else { false } })
        else { return }
        tokens -= Self.tokens(items.remove(at: place))
    }

    private static func tokens(_ item: BrainItem) -> Int {
        switch item {
        case .system(let text), .user(let text, _), .assistant(let text): TokenEstimate.text(text)
        case .call(_, let name, let arguments): TokenEstimate.text(name + arguments)
        case .callOutput(_, let output): TokenEstimate.text(output)
        }
    }
}
