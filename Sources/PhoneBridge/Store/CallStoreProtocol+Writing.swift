extension CallStoreProtocol {
    /// Several events, or one of anything.
    func keep(_ writes: [CallWrite]) async throws(CallStoreError) {
        var events: [CallEventRecord] = []
        for write in writes {
            if case .event(let event) = write { events.append(event) } else { try await keep(write) }
        }
        if !events.isEmpty { try await append(events) }
    }

    private func keep(_ write: CallWrite) async throws(CallStoreError) {
        switch write {
        case .begin(let call): try await begin(call)
        case .change(let call, let status, let sid): try await change(call, to: status, sid: sid)
        case .cost(let call, let dollars): try await spend(dollars, on: call)
        case .end(let call, let status, let instant): try await end(call, as: status, at: instant)
        case .event(let event): try await append([event])
        case .transcript(let transcript): try await append(transcript)
        case .recording(let recording): try await add(recording)
        }
    }
}
