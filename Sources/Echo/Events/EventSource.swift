/// For whom something is being done, where what does it serves many conversations.
enum EventSource {
    /// Hears what happens meanwhile; nil outside of every conversation.
    @TaskLocal static var emitter: EventEmitter<EchoEvent>?
}
