public import Echo

/// How the conversation stands, by what was told of it: the application decides by one, the presenter words another.
public struct Standing: Sendable, Hashable {
    public private(set) var connection: ConnectionStatus?
    public var mode: ConversationMode
    /// The mode that is being switched to.
    public var nextMode: ConversationMode?
    /// The model that answers, as far as the session has told; empty before.
    public var model = ""
    /// The model that is asked for until a session has told of one.
    public var asked = ""
    public private(set) var turn = Turn.idle
    public private(set) var audio = AudioStatus()
    /// The assistant has spoken in this session: the server takes no other voice.
    public private(set) var hasSpoken = false
    private var sessionID: String?

    public init(mode: ConversationMode = .audio) { self.mode = mode }

    public mutating func receive(_ event: EchoEvent) {
        switch event {
        case .connectionStatusChanged(let status): receive(status)
        case .turnChanged(let turn): self.turn = turn
        case .audioStatusChanged(let status): audio = status
        case .modeChanged(let mode): self.mode = mode
        case .modelReplaced(let old, let new) where old == (model.isEmpty ? asked : model): model = new
        case .assistantStartedSpeaking, .assistantAudioDelta: hasSpoken = true
        default: break
        }
    }

    public mutating func receive(_ status: ConnectionStatus) {
        connection = status
        switch status {
        case .connected(let id, let model):
            if !model.isEmpty { self.model = model }
            if id != sessionID { hasSpoken = false }
            sessionID = id
        case .disconnected, .lost: turn = .idle
        case .connecting, .retrying, .handingOver: break
        }
    }

    /// Connecting came to nothing, whether or not the engine said so.
    public mutating func connectionFailed() {
        switch activity {
        case .starting, .connecting: receive(.disconnected)
        default: break
        }
    }

    /// The engine has a new conversation.
    public mutating func reset() { (turn, hasSpoken) = (.idle, false) }

    public var isConnected: Bool { if case .connected = connection { true } else { false } }

    /// An answer is being made or told, also while what carries it is waited for.
    public var isAnswering: Bool { isConnectedOrRetrying && (turn == .thinking || turn == .assistant) }

    /// Open, opening, or coming back by itself.
    public var isMicrophoneOpen: Bool {
        switch audio.microphone {
        case .open, .standby, .opening, .failed(_, retrying: true): true
        case .closed, .failed: false
        }
    }

    public var isLoudspeakerOpen: Bool { audio.loudspeaker == .open }

    public var activity: Activity {
        switch connection {
        case nil: .starting
        case .disconnected, .lost: .offline
        case .connecting: .connecting
        case .retrying: .reconnecting
        case .connected, .handingOver: activityInTurn
        }
    }

    private var isConnectedOrRetrying: Bool {
        switch connection {
        case .connected, .retrying, .handingOver: true
        case nil, .disconnected, .connecting, .lost: false
        }
    }

    private var activityInTurn: Activity {
        switch turn {
        case .idle: .idle
        case .listening: activityOfMicrophone ?? .listening
        case .user: activityOfMicrophone ?? .hearing
        case .thinking: .thinking
        case .assistant: mode == .audio ? .speaking : .writing
        }
    }

    /// Nobody listens while the microphone does not work.
    private var activityOfMicrophone: Activity? {
        switch audio.microphone {
        case .failed: .noMicrophone
        case .opening: .opening
        case .open, .standby, .closed: audio.isMuted ? .muted : nil
        }
    }
}
