#if canImport(CVterm)
import CVterm

/// What the emulator says beside its cells: title, bell, which screen, whether the cursor shows.
final class TerminalProperties {
    private(set) var title = ""
    private(set) var bells = 0
    private(set) var showsAlternateScreen = false
    private(set) var showsCursor = true
    private(set) var wantsMouse = false

    /// libvterm keeps the pointer to the table, which therefore lives as long as this does.
    private let callbacks = UnsafeMutablePointer<VTermScreenCallbacks>.allocate(capacity: 1)

    init() {
        callbacks.initialize(to: VTermScreenCallbacks())
        callbacks.pointee.settermprop = { property, value, user in
            guard let user, let value else { return 1 }
            TerminalProperties.from(user).set(property, value.pointee)
            return 1
        }
        callbacks.pointee.bell = { user in
            if let user { TerminalProperties.from(user).bells += 1 }
            return 1
        }
    }

    deinit {
        callbacks.deallocate()
    }

    func listen(to screen: OpaquePointer) {
        vterm_screen_set_callbacks(screen, callbacks, Unmanaged.passUnretained(self).toOpaque())
    }

    private static func from(_ user: UnsafeMutableRawPointer) -> TerminalProperties {
        Unmanaged<TerminalProperties>.fromOpaque(user).takeUnretainedValue()
    }

    private func set(_ property: VTermProp, _ value: VTermValue) {
        switch property {
        case VTERM_PROP_CURSORVISIBLE: showsCursor = value.boolean != 0
        case VTERM_PROP_ALTSCREEN: showsAlternateScreen = value.boolean != 0
        case VTERM_PROP_MOUSE: wantsMouse = value.number != 0
        case VTERM_PROP_TITLE: title = value.string.map { String(cString: $0) } ?? ""
        default: break
        }
    }
}
#endif
