/// The end of the program, which nothing can hold up: what hangs is left behind with the process.
enum Leaving {
    /// Longer than anything that ends takes that still answers.
    static let patience = Duration.seconds(4)

    /// Returns when it is done, or when the time is over.
    static func within(_ limit: Duration = patience, _ work: @escaping @MainActor () async -> Void) async {
        let (over, end) = AsyncStream.makeStream(of: Void.self)
        let working = Task { @MainActor in
            await work()
            end.finish()
        }
        let waiting = Task {
            try? await Task.sleep(for: limit)
            end.finish()
        }
        for await _ in over {}
        working.cancel()
        waiting.cancel()
    }
}
