import EchoWire

/// The limits of models that the configuration does not know, as their server tells them. It is asked once.
actor ModelBook {
    /// A server that has not told by then is not waited for.
    private static let patience = Duration.seconds(3)

    private let windows: ContextWindows
    private let ask: @Sendable () async throws(EchoError) -> JSONValue
    private var told: [String: ModelLimits]?
    /// Who came while it was being asked.
    private var waiting: [CheckedContinuation<Void, Never>]?

    /// - Parameter ask: for the list of models.
    init(windows: ContextWindows, ask: @escaping @Sendable () async throws(EchoError) -> JSONValue) {
        self.windows = windows
        self.ask = ask
    }

    /// The window that the configuration names, else what the server tells, else `ContextWindows.standard`.
    func window(of model: String) async -> ContextWindow {
        if let known = windows.known(model) { return known }
        guard let size = await limits()?[model]?.context else { return windows.standard }
        return ContextWindow(size: size)
    }

    private func limits() async -> [String: ModelLimits]? {
        if let told { return told }
        guard waiting == nil else {
            await withCheckedContinuation { waiting?.append($0) }
            return told
        }
        waiting = []
        // Without an answer it is asked again the next time: it may be there then.
        told = await Self.answer(to: ask)
        for continuation in waiting ?? [] { continuation.resume() }
        waiting = nil
        return told
    }

    private static func answer(
        to ask: @escaping @Sendable () async throws(EchoError) -> JSONValue
    ) async -> [String: ModelLimits]? {
        await withTaskGroup(of: [String: ModelLimits]?.self) { group in
            group.addTask { (try? await ask()).map(limits) }
            group.addTask {
                try? await Task.sleep(for: patience)
                return nil
            }
            defer { group.cancelAll() }
            return await group.next() ?? nil
        }
    }

    private static func limits(_ list: JSONValue) -> [String: ModelLimits] {
        let models = list["data"]?.array ?? []
        return Dictionary(
            models.compactMap { model in model["id"]?.string.map { ($0, ModelLimits(model)) } },
            uniquingKeysWith: { first, _ in first })
    }
}
