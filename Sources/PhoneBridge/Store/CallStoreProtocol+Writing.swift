extension CallStoreProtocol {
    /// Several events, or one of anything.
    func keep(_ writes: [CallWrite]) async throws(CallStoreError) {
        var events: [CallEventRecord] = []
        for write in writes {
            if case .event(let event) = write { events.append(event) } else { try await keep(write) }
        }
        if !events.isEmpty { try await append(events) }
    }

    /// A prompt that was deleted since takes no call with it.
    private func keep(_ call: CallRecord) async throws(CallStoreError) {
        do throws(CallStoreError) {
            try await begin(call)
        } catch {
            guard error == .notFound, call.prompt != nil else { throw error }
            var call = call
            call.prompt = nil
            try await begin(call)
        }
    }

    private func keep(_ write: CallWrite) async throws(CallStoreError) {
        switch write {
        case .begin(let call): try await keep(call)
        case .change(let call, let status, let sid): try await change(call, to: status, sid: sid)
        case .configuration(let call, let configuration): try await configure(call, configuration)
        case .cost(let call, let dollars): try await spend(dollars, on: call)
        case .end(let call, let status, let instant): try await end(call, as: status, at: instant)
        case .event(let event): try await append([event])
        case .transcript(let transcript): try await append(transcript)
        case .recording(let recording): try await add(recording)
        case .user(let user): try await see(user)
        case .setting(let name, let value): try await set(name, to: value)
        }
    }
}
