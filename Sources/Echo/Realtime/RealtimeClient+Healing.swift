import EchoWire

/// Mending a connection that broke, and leaving a session that has grown old.
extension RealtimeClient {
    /// - Parameter firstDelay: nil for the usual one.
    func heal(_ cause: EchoError, firstDelay: Duration? = nil) {
        healingCause = cause
        let backoff = Backoff.connection(limit: configuration.reconnectionAttempts)
        healing = Task { [weak self] in
            var cause = cause
            for attempt in 1...backoff.limit {
                let usual = backoff.delay(forAttempt: attempt, random: .random(in: 0..<1))
                let delay = attempt == 1 ? firstDelay ?? usual : usual
                guard
                    await self?.wait(Retry(attempt: attempt, limit: backoff.limit, delay: delay, cause: cause)) == true
                else { return }
                guard let failure = await self?.attempt() else { return }
                cause = failure
                guard ReconnectionRule.isWorthRetrying(failure) else { break }
            }
            await self?.giveUpHealing(cause)
        }
    }

    /// False when nobody waits for the connection any more.
    private func wait(_ retry: Retry) async -> Bool {
        emitter.emit(.connectionStatusChanged(.retrying(retry)))
        return (try? await Task.sleep(for: retry.delay)) != nil && !Task.isCancelled
    }

    /// Nil when it worked, or when nobody wants it any more.
    private func attempt() async -> EchoError? {
        do throws(EchoError) {
            try await open()
            if !Task.isCancelled { healing = nil }
            return nil
        } catch {
            return Task.isCancelled ? nil : error
        }
    }

    private func giveUpHealing(_ error: EchoError) {
        guard !Task.isCancelled else { return }
        healing = nil
        forgetConnection()
        perform(session.notice(.connectionEnded(error), at: .now))
    }

    /// The new connection is made while the old one is in use: the microphone stays open all the time.
    func handOver() {
        guard healing == nil, !isConnecting else { return }
        emitter.emit(.connectionStatusChanged(.handingOver))
        healing = Task { [weak self] in
            guard let failure = await self?.attempt() else { return }
            await self?.handOverFailed(failure)
        }
    }

    private func handOverFailed(_ error: EchoError) {
        guard !Task.isCancelled else { return }
        healing = nil
        // The old session still serves, or it ended meanwhile.
        if line == nil { heal(error) }
    }
}
