import CALSA
import Glibc
import Synchronization

/// Tells the devices of this machine each time they change: a sound server says so by itself, and where none runs the
/// folder of the sound cards does.
public final class SoundDeviceWatch: Sendable {
    /// Changes come in bursts: a headset is a card, a loudspeaker and a microphone.
    private static let settling: Duration = .milliseconds(150)
    /// How long until a sound server that is not there is looked for again.
    private static let absence: Duration = .seconds(2)

    private let soundServer: String?
    private let environment: [String: String]
    private let onChange: @Sendable (SoundDeviceList) -> Void
    private let isStopped = Mutex(false)
    private let wake = WakeSignal()

    /// - Parameters:
    ///   - soundServer: as `PULSE_SERVER` has it; nil for what the environment says.
    ///   - environment: of the process: where its sound server listens.
    ///   - onChange: called on a thread of its own, soon after the start and whenever the list is not what it was.
    public init(
        soundServer: String? = nil, environment: [String: String] = [:],
        onChange: @escaping @Sendable (SoundDeviceList) -> Void
    ) {
        self.soundServer = soundServer
        self.environment = environment
        self.onChange = onChange
    }

    /// Goes on until `stop()`.
    public func start() { _ = DeviceThread.spawn("echo-devices") { self.run() } }

    /// Returns at once; a list that is being made may still come.
    public func stop() {
        isStopped.withLock { $0 = true }
        wake.signal()
    }

    private var goesOn: Bool { isStopped.withLock { !$0 } }

    private func run() {
        let address = PulseAddress(server: soundServer, environment: environment)
        let cards = CardFolder()
        var last: SoundDeviceList?
        func look() {
            guard let found = ALSADevices.found(soundServer, environment), goesOn, found != last else { return }
            last = found
            onChange(found)
        }
        var mayDiffer = true
        while goesOn {
            if let address {
                do {
                    try PulseConnection.follow(address, until: wake, settling: Self.settling) {
                        mayDiffer = true
                        look()
                    }
                } catch {
                    // Nobody listens there, or no longer.
                }
            }
            if mayDiffer { look() }
            mayDiffer = waitForCards(cards)
        }
    }

    /// True when a sound card came or went; false when it is time to look for a sound server.
    private func waitForCards(_ cards: CardFolder) -> Bool {
        guard goesOn else { return false }
        var descriptors = [wake.descriptor, cards.descriptor]
        guard Poll.wait(&descriptors, for: Self.absence), descriptors[1].revents != 0 else { return false }
        // Its files are made one after the other, and the permissions last.
        wake.wait(for: Self.settling)
        cards.clear()
        return true
    }
}
