import Echo
import Foundation
import PhoneBridge

/// An event while a bridge is watched.
enum WatchEvent: Sendable {
    case connected
    /// With its JSON.
    case news(BridgeNews, Data)
    /// There is no connection any more; another is tried.
    case lost(EchoError)
    case key(WatchKey)
    /// In a terminal: a key, or a part of what is written.
    case pressed(WatchStroke)
    case typed(String)
    /// Time goes by.
    case ticked
    /// A signal ends the program, or nothing is tried any more.
    case over(PhoneError?)
}
