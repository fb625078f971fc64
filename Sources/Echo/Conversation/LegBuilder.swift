/// Makes the legs on which one conversation goes.
struct LegBuilder: Sendable {
    let conversationID: String
    /// Of this conversation.
    let events: EventEmitter<EchoEvent>
    let devices: AudioDevices
    private let makeEvents: @Sendable (_ conversationID: String) -> EventEmitter<EchoEvent>
    private let voice: Voice
    private let text: Text

    typealias Voice =
        @Sendable (
            _ model: String, _ memory: ConversationMemory, AudioDevices, EventEmitter<EchoEvent>
        ) throws(EchoError) -> any LegProtocol
    typealias Text =
        @Sendable (
            _ model: String, _ memory: ConversationMemory, EventEmitter<EchoEvent>
        ) throws(EchoError) -> TextClient

    init(
        devices: AudioDevices, makeEvents: @escaping @Sendable (_ conversationID: String) -> EventEmitter<EchoEvent>,
        voice: @escaping Voice, text: @escaping Text
    ) {
        conversationID = "conv_" + String(UInt64.random(in: 0...UInt64.max), radix: 36)
        events = makeEvents(conversationID)
        self.devices = devices
        self.makeEvents = makeEvents
        self.voice = voice
        self.text = text
    }

    /// For another conversation with the same devices.
    func another() -> LegBuilder {
        LegBuilder(devices: devices, makeEvents: makeEvents, voice: voice, text: text)
    }

    /// Nothing is told to the server before the leg is connected.
    func leg(
        _ mode: ConversationMode, model: String, _ memory: ConversationMemory
    ) throws(EchoError) -> any LegProtocol {
        switch mode {
        case .audio: try voice(model, memory, devices, events)
        case .text: try text(model, memory, events)
        }
    }
}
