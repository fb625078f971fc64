import Echo
import EchoApp
import EchoScreen
import Foundation
import Immersion
import ImmersionAdapters

extension InstalledLanguages {
    /// What this machine has without a network, with its cache in a folder.
    static func offline(in folder: String) -> InstalledLanguages {
        InstalledLanguages(
            scenarios: folder, cache: folder,
            online: OnlineProviders([], transport: { HTTPTransport() }, key: { _ in nil }),
            purse: ProviderPurse(ProviderBudget(limit: 0)), transport: { HTTPTransport() }, clock: SystemClock())
    }
}
