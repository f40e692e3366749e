// The bodies of Asio and Beast, which are headers otherwise: compiled here and nowhere else.
#include <boost/asio/impl/src.hpp>
#include <boost/beast/src.hpp>
