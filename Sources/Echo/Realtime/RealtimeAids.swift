/// The helpers of a conversation by turns, beside its server's session; each is nil where there is none.
struct RealtimeAids: Sendable {
    /// Nil where the server has no other APIs.
    var memory: MemoryAid?
    /// What answers in place of models that the server refuses.
    var succession: ModelSuccession?
    /// What the server refused before; nil where nobody remembers.
    var refusals: RefusalMemory?
    /// Leads to another model; nil where no other can be reached.
    var reroute: @Sendable (_ model: String) -> (any RealtimeTransportProtocol)? = { _ in nil }

    /// The server is not asked again for what it has refused to write words down with.
    func inForce(_ settings: SessionSettings) -> SessionSettings {
        guard let succession else { return settings }
        var settings = settings
        settings.transcriptionModel = succession.current(settings.transcriptionModel, for: .transcription)
        return settings
    }
}
